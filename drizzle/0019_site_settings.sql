CREATE TABLE "site_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"picture_id" uuid NOT NULL,
	CONSTRAINT "site_pictures_place_key" UNIQUE("place"),
	CONSTRAINT "site_pictures_place_check" CHECK ("site_pictures"."place" in ('logo', 'icon'))
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"values" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_settings_id_check" CHECK ("site_settings"."id" = 'site')
);
--> statement-breakpoint
ALTER TABLE "site_pictures" ADD CONSTRAINT "site_pictures_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_pictures_picture_idx" ON "site_pictures" USING btree ("picture_id");--> statement-breakpoint
-- by hand: what the site says of its owner is on every page.
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "site_settings"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_changed"();--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "site_pictures"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_changed"();
