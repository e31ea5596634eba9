ALTER TABLE "blog_posts" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "translation_group" uuid;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "translation_group" uuid;--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD COLUMN "translation_group" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "blog_posts_translation_key" ON "blog_posts" USING btree ("translation_group",coalesce("language", '')) WHERE "blog_posts"."translation_group" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "pages_translation_key" ON "pages" USING btree ("translation_group",coalesce("language", '')) WHERE "pages"."translation_group" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "portfolio_items_translation_key" ON "portfolio_items" USING btree ("translation_group",coalesce("language", '')) WHERE "portfolio_items"."translation_group" is not null;