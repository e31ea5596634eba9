ALTER TABLE "blog_posts" ADD COLUMN "body_html" text;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "headings" jsonb;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "reading_minutes" integer;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "renderer_version" integer;--> statement-breakpoint
-- What is derived of a body is never shown with another body (docs/decisions/026-derived-columns.md). Whoever changes the
-- body alone, the version before this one or a statement by hand, leaves a row from which nothing has been derived yet.
CREATE OR REPLACE FUNCTION "forget_derived"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.body_html := NULL;
  NEW.headings := NULL;
  NEW.reading_minutes := NULL;
  NEW.renderer_version := NULL;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "body_changed_alone" BEFORE UPDATE OF "body" ON "blog_posts" FOR EACH ROW
  WHEN (OLD.body IS DISTINCT FROM NEW.body
    AND (OLD.body_html, OLD.headings, OLD.reading_minutes, OLD.renderer_version)
      IS NOT DISTINCT FROM (NEW.body_html, NEW.headings, NEW.reading_minutes, NEW.renderer_version))
  EXECUTE FUNCTION "forget_derived"();
