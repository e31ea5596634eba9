-- The freshness clock (docs/decisions/023-freshness.md). Whatever changes public content, this program or a statement by
-- hand, tells every server process once it is committed, and the connection that does it at once: INFO is the level that
-- no setting holds back from the client, and that no server writes into its log.
CREATE OR REPLACE FUNCTION "tell_content_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('marquee_content', '');
  RAISE INFO 'public content has changed';
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "blog_posts"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_changed"();--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "former_blog_slugs"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_changed"();--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "portfolio_items"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_changed"();--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "former_portfolio_slugs"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_changed"();--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "reviews"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_changed"();--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "pictures"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_changed"();
