CREATE TABLE "affiliates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"company_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"service" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "affiliates_service_check" CHECK ("affiliates"."service" in ('advertiser', 'publisher'))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"contact_number" text NOT NULL,
	"service" text NOT NULL,
	"message" text,
	"is_read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"reply_text" text NOT NULL,
	"reply_date" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "review_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "review_links_token_key" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"company_name" text NOT NULL,
	"position" text NOT NULL,
	"client_feedback" text NOT NULL,
	"rating" smallint NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reviews_rating_check" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD COLUMN "follows" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD CONSTRAINT "portfolio_items_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliates_list_idx" ON "affiliates" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "messages_list_idx" ON "messages" USING btree ("is_read","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_week_idx" ON "messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "replies_message_idx" ON "replies" USING btree ("message_id","reply_date","id");--> statement-breakpoint
CREATE INDEX "portfolio_items_list_idx" ON "portfolio_items" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "portfolio_items_published_idx" ON "portfolio_items" USING btree ("created_at","id") WHERE "portfolio_items"."is_published";--> statement-breakpoint
CREATE INDEX "portfolio_items_picture_idx" ON "portfolio_items" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "review_links_list_idx" ON "review_links" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "review_links_expiry_idx" ON "review_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "reviews_list_idx" ON "reviews" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_published_idx" ON "reviews" USING btree ("created_at","id") WHERE "reviews"."is_published";