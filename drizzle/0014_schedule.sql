ALTER TABLE "blog_posts" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "take_back_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD COLUMN "take_back_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "blog_posts_publish_at_idx" ON "blog_posts" USING btree ("publish_at") WHERE "blog_posts"."publish_at" is not null;--> statement-breakpoint
CREATE INDEX "blog_posts_take_back_at_idx" ON "blog_posts" USING btree ("take_back_at") WHERE "blog_posts"."take_back_at" is not null;--> statement-breakpoint
CREATE INDEX "portfolio_items_publish_at_idx" ON "portfolio_items" USING btree ("publish_at") WHERE "portfolio_items"."publish_at" is not null;--> statement-breakpoint
CREATE INDEX "portfolio_items_take_back_at_idx" ON "portfolio_items" USING btree ("take_back_at") WHERE "portfolio_items"."take_back_at" is not null;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_schedule_check" CHECK ("blog_posts"."take_back_at" > "blog_posts"."publish_at");--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD CONSTRAINT "portfolio_items_schedule_check" CHECK ("portfolio_items"."take_back_at" > "portfolio_items"."publish_at");