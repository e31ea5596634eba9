ALTER TABLE "replies" ADD COLUMN "author" text;--> statement-breakpoint
ALTER TABLE "replies" ADD COLUMN "author_id" uuid;