CREATE TABLE "page_texts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"page" text NOT NULL,
	"texts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by_id" uuid,
	CONSTRAINT "page_texts_page_key" UNIQUE("page")
);
--> statement-breakpoint
ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_texts_updated_by_idx" ON "page_texts" USING btree ("updated_by_id");--> statement-breakpoint
-- by hand: pages show these texts (0005_freshness.sql).
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "page_texts"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_changed"();
