ALTER TABLE "pictures" ADD COLUMN "is_decorative" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "focal_x" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "focal_y" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "vector" text;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_focal_check" CHECK ("pictures"."focal_x" between 0 and 100 and "pictures"."focal_y" between 0 and 100);