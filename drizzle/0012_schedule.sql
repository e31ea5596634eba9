CREATE TABLE "revisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid,
	"item_id" uuid,
	"number" integer NOT NULL,
	"cause" text NOT NULL,
	"author_id" uuid,
	"author_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "revisions_post_key" UNIQUE("post_id","number"),
	CONSTRAINT "revisions_item_key" UNIQUE("item_id","number"),
	CONSTRAINT "revisions_owner_check" CHECK (num_nonnulls("revisions"."post_id", "revisions"."item_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "take_back_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD COLUMN "take_back_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_item_id_portfolio_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."portfolio_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "revisions_author_idx" ON "revisions" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "blog_posts_publish_at_idx" ON "blog_posts" USING btree ("publish_at") WHERE "blog_posts"."publish_at" is not null;--> statement-breakpoint
CREATE INDEX "blog_posts_take_back_at_idx" ON "blog_posts" USING btree ("take_back_at") WHERE "blog_posts"."take_back_at" is not null;--> statement-breakpoint
CREATE INDEX "portfolio_items_publish_at_idx" ON "portfolio_items" USING btree ("publish_at") WHERE "portfolio_items"."publish_at" is not null;--> statement-breakpoint
CREATE INDEX "portfolio_items_take_back_at_idx" ON "portfolio_items" USING btree ("take_back_at") WHERE "portfolio_items"."take_back_at" is not null;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_schedule_check" CHECK ("blog_posts"."take_back_at" > "blog_posts"."publish_at");--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD CONSTRAINT "portfolio_items_schedule_check" CHECK ("portfolio_items"."take_back_at" > "portfolio_items"."publish_at");