CREATE TABLE "content_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"post_id" uuid,
	"item_id" uuid,
	"fields" jsonb,
	"based_on" timestamp with time zone,
	"sequence" bigint NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_drafts_kind_check" CHECK ("content_drafts"."kind" in ('BLOG_POST', 'PORTFOLIO_ITEM')),
	CONSTRAINT "content_drafts_of_kind_check" CHECK (case "content_drafts"."kind" when 'BLOG_POST' then "content_drafts"."item_id" is null else "content_drafts"."post_id" is null end)
);
--> statement-breakpoint
-- by hand: unlogged, as "presences"; a crash may forget who has what open.
CREATE UNLOGGED TABLE "editings" (
	"item_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "editings_pkey" PRIMARY KEY("item_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "preview_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid,
	"item_id" uuid,
	"token_hash" text NOT NULL,
	"created_by_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "preview_links_token_key" UNIQUE("token_hash"),
	CONSTRAINT "preview_links_of_one_check" CHECK (num_nonnulls("preview_links"."post_id", "preview_links"."item_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_item_id_portfolio_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."portfolio_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editings" ADD CONSTRAINT "editings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_item_id_portfolio_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."portfolio_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "content_drafts_form_key" ON "content_drafts" USING btree ("user_id","kind",coalesce("post_id", "item_id", '00000000-0000-0000-0000-000000000000')) WHERE "content_drafts"."fields" is not null;--> statement-breakpoint
CREATE INDEX "content_drafts_user_idx" ON "content_drafts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "content_drafts_post_idx" ON "content_drafts" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "content_drafts_item_idx" ON "content_drafts" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "content_drafts_updated_idx" ON "content_drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "editings_user_idx" ON "editings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "preview_links_list_idx" ON "preview_links" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "preview_links_post_idx" ON "preview_links" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "preview_links_item_idx" ON "preview_links" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "preview_links_creator_idx" ON "preview_links" USING btree ("created_by_id");--> statement-breakpoint
CREATE INDEX "preview_links_expiry_idx" ON "preview_links" USING btree ("expires_at");