ALTER TABLE "portfolio_items" ADD COLUMN "body" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD COLUMN "body_html" text;--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD COLUMN "headings" jsonb;--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD COLUMN "renderer_version" integer;--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD COLUMN "client" text;--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD COLUMN "year" smallint;--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD COLUMN "services" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD COLUMN "results" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD COLUMN "review_id" uuid;--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD COLUMN "meta_title" text;--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD COLUMN "meta_description" text;--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD CONSTRAINT "portfolio_items_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "portfolio_items_category_idx" ON "portfolio_items" USING btree (lower("category")) WHERE "portfolio_items"."is_published";--> statement-breakpoint
CREATE INDEX "portfolio_items_tags_idx" ON "portfolio_items" USING gin ((tsvector_to_array(lower(array_to_tsvector("tags")::text)::tsvector))) WHERE "portfolio_items"."is_published";--> statement-breakpoint
CREATE INDEX "portfolio_items_review_idx" ON "portfolio_items" USING btree ("review_id");--> statement-breakpoint
-- by hand: what is derived of a body is never shown with another body, as of posts (0009_derived.sql).
CREATE OR REPLACE FUNCTION "forget_rendered"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.body_html := NULL;
  NEW.headings := NULL;
  NEW.renderer_version := NULL;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "body_changed_alone" BEFORE UPDATE OF "body" ON "portfolio_items" FOR EACH ROW
  WHEN (OLD.body IS DISTINCT FROM NEW.body
    AND (OLD.body_html, OLD.headings, OLD.renderer_version)
      IS NOT DISTINCT FROM (NEW.body_html, NEW.headings, NEW.renderer_version))
  EXECUTE FUNCTION "forget_rendered"();
