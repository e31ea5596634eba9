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
CREATE INDEX "blog_posts_tags_idx" ON "blog_posts" USING gin ((tsvector_to_array(lower(array_to_tsvector("tags")::text)::tsvector))) WHERE "blog_posts"."is_published";--> statement-breakpoint
CREATE INDEX "blog_posts_search_idx" ON "blog_posts" USING gin (to_tsvector('english'::regconfig, "title" || ' ' || "excerpt" || ' ' || "body" || ' ' || array_to_tsvector("tags")::text)) WHERE "blog_posts"."is_published";