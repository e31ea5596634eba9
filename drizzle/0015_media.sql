ALTER TABLE "pictures" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "alt_text" text;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "uploaded_by" text;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "is_kept" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "library_id" uuid;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "replaced_by_id" uuid;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_replaced_by_id_pictures_id_fk" FOREIGN KEY ("replaced_by_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pictures_list_idx" ON "pictures" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "pictures_library_idx" ON "pictures" USING btree ("library_id");--> statement-breakpoint
CREATE INDEX "pictures_replaced_by_idx" ON "pictures" USING btree ("replaced_by_id");--> statement-breakpoint
CREATE INDEX "pictures_search_idx" ON "pictures" USING gin ((encode(decode(replace(lower(coalesce("name", '') || chr(31) || coalesce("alt_text", '')), '\', '\\'), 'escape'), 'escape')) gin_trgm_ops) WITH (gin_pending_list_limit=128);--> statement-breakpoint
-- by hand: what is there already is called and described as where it is shown.
UPDATE "pictures" SET "name" = left("title", 200), "alt_text" = left("blog_posts"."alt_text", 300)
  FROM "blog_posts" WHERE "picture_id" = "pictures"."id";--> statement-breakpoint
UPDATE "pictures" SET "name" = left("title", 200), "alt_text" = left("portfolio_items"."alt_text", 300)
  FROM "portfolio_items" WHERE "picture_id" = "pictures"."id";--> statement-breakpoint
UPDATE "pictures" SET "name" = left("author_profiles"."name", 200)
  FROM "author_profiles" WHERE "picture_id" = "pictures"."id";
