ALTER TABLE "saved_views" DROP CONSTRAINT "saved_views_name_key";--> statement-breakpoint
ALTER TABLE "saved_views" ADD COLUMN "list" text DEFAULT 'MESSAGES' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_name_key" UNIQUE("user_id","list","name");