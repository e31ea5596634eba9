CREATE TABLE "portfolio_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" text,
	"image_url" text,
	"picture_id" uuid,
	"alt_text" text,
	"tags" text[] NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "portfolio_items_slug_key" UNIQUE("slug"),
	CONSTRAINT "portfolio_items_one_image_check" CHECK ("portfolio_items"."image_url" is null or "portfolio_items"."picture_id" is null),
	CONSTRAINT "portfolio_items_tags_check" CHECK (cardinality("portfolio_items"."tags") > 0)
);
--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD CONSTRAINT "portfolio_items_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "portfolio_items_list_idx" ON "portfolio_items" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "portfolio_items_published_idx" ON "portfolio_items" USING btree ("created_at","id") WHERE "portfolio_items"."is_published";--> statement-breakpoint
CREATE INDEX "portfolio_items_picture_idx" ON "portfolio_items" USING btree ("picture_id");