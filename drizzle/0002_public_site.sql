CREATE TABLE "former_blog_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_portfolio_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_blog_slugs" ADD CONSTRAINT "former_blog_slugs_owner_id_blog_posts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_portfolio_slugs" ADD CONSTRAINT "former_portfolio_slugs_owner_id_portfolio_items_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."portfolio_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_blog_slugs_owner_idx" ON "former_blog_slugs" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "former_portfolio_slugs_owner_idx" ON "former_portfolio_slugs" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "blog_posts_tags_idx" ON "blog_posts" USING gin ((array[lower("tags"[1]), lower("tags"[2]), lower("tags"[3]), lower("tags"[4]), lower("tags"[5]), lower("tags"[6]), lower("tags"[7]), lower("tags"[8]), lower("tags"[9]), lower("tags"[10]), lower("tags"[11]), lower("tags"[12]), lower("tags"[13]), lower("tags"[14]), lower("tags"[15]), lower("tags"[16]), lower("tags"[17]), lower("tags"[18]), lower("tags"[19]), lower("tags"[20])]));--> statement-breakpoint
CREATE INDEX "blog_posts_search_idx" ON "blog_posts" USING gin (to_tsvector('english'::regconfig, "title" || ' ' || "excerpt" || ' ' || "body" || ' ' || coalesce("tags"[1], '') || ' ' || coalesce("tags"[2], '') || ' ' || coalesce("tags"[3], '') || ' ' || coalesce("tags"[4], '') || ' ' || coalesce("tags"[5], '') || ' ' || coalesce("tags"[6], '') || ' ' || coalesce("tags"[7], '') || ' ' || coalesce("tags"[8], '') || ' ' || coalesce("tags"[9], '') || ' ' || coalesce("tags"[10], '') || ' ' || coalesce("tags"[11], '') || ' ' || coalesce("tags"[12], '') || ' ' || coalesce("tags"[13], '') || ' ' || coalesce("tags"[14], '') || ' ' || coalesce("tags"[15], '') || ' ' || coalesce("tags"[16], '') || ' ' || coalesce("tags"[17], '') || ' ' || coalesce("tags"[18], '') || ' ' || coalesce("tags"[19], '') || ' ' || coalesce("tags"[20], '')));