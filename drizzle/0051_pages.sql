CREATE TABLE "former_page_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"layout" text DEFAULT 'PAGE' NOT NULL,
	"sections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"body_html" text,
	"headings" jsonb,
	"renderer_version" integer,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"image_url" text,
	"picture_id" uuid,
	"alt_text" text,
	"meta_title" text,
	"meta_description" text,
	"is_published" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	"publish_at" timestamp with time zone,
	"take_back_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pages_slug_key" UNIQUE("slug"),
	CONSTRAINT "pages_one_image_check" CHECK ("pages"."image_url" is null or "pages"."picture_id" is null),
	CONSTRAINT "pages_schedule_check" CHECK ("pages"."take_back_at" > "pages"."publish_at"),
	CONSTRAINT "pages_layout_check" CHECK ("pages"."layout" in ('PAGE', 'LANDING')),
	CONSTRAINT "pages_sections_check" CHECK (jsonb_typeof("pages"."sections") = 'array')
);
--> statement-breakpoint
ALTER TABLE "content_drafts" DROP CONSTRAINT "content_drafts_kind_check";--> statement-breakpoint
ALTER TABLE "content_drafts" DROP CONSTRAINT "content_drafts_of_kind_check";--> statement-breakpoint
ALTER TABLE "preview_links" DROP CONSTRAINT "preview_links_of_one_check";--> statement-breakpoint
DROP INDEX "content_drafts_owner_key";--> statement-breakpoint
ALTER TABLE "content_drafts" ADD COLUMN "page_id" uuid;--> statement-breakpoint
ALTER TABLE "preview_links" ADD COLUMN "page_id" uuid;--> statement-breakpoint
ALTER TABLE "former_page_slugs" ADD CONSTRAINT "former_page_slugs_owner_id_pages_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_page_slugs_owner_idx" ON "former_page_slugs" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "pages_list_idx" ON "pages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "pages_published_idx" ON "pages" USING btree ("created_at","id") WHERE "pages"."is_published";--> statement-breakpoint
CREATE INDEX "pages_publication_idx" ON "pages" USING btree ("published_at","id") WHERE "pages"."is_published";--> statement-breakpoint
CREATE INDEX "pages_updated_idx" ON "pages" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "pages_published_updated_idx" ON "pages" USING btree ("updated_at","id") WHERE "pages"."is_published";--> statement-breakpoint
CREATE INDEX "pages_search_idx" ON "pages" USING gin ((search_text("title" || chr(31) || "body")) gin_trgm_ops) WITH (gin_pending_list_limit=128);--> statement-breakpoint
CREATE INDEX "pages_title_idx" ON "pages" USING gin ((search_text("title")) gin_trgm_ops) WITH (gin_pending_list_limit=128);--> statement-breakpoint
CREATE INDEX "pages_beginning_idx" ON "pages" USING btree ((left(search_text("title"), 64)) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "pages_picture_idx" ON "pages" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "pages_publish_at_idx" ON "pages" USING btree ("publish_at") WHERE "pages"."publish_at" is not null;--> statement-breakpoint
CREATE INDEX "pages_take_back_at_idx" ON "pages" USING btree ("take_back_at") WHERE "pages"."take_back_at" is not null;--> statement-breakpoint
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_drafts_page_idx" ON "content_drafts" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "preview_links_page_idx" ON "preview_links" USING btree ("page_id");--> statement-breakpoint
CREATE UNIQUE INDEX "content_drafts_owner_key" ON "content_drafts" USING btree ("user_id","kind",coalesce("post_id", "item_id", "page_id")) WHERE "content_drafts"."fields" is not null and coalesce("content_drafts"."post_id", "content_drafts"."item_id", "content_drafts"."page_id") is not null;--> statement-breakpoint
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_kind_check" CHECK ("content_drafts"."kind" in ('BLOG_POST', 'PORTFOLIO_ITEM', 'PAGE'));--> statement-breakpoint
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_of_kind_check" CHECK (num_nonnulls("content_drafts"."post_id", "content_drafts"."item_id", "content_drafts"."page_id") = num_nonnulls(case "content_drafts"."kind"
        when 'BLOG_POST' then "content_drafts"."post_id" when 'PORTFOLIO_ITEM' then "content_drafts"."item_id" else "content_drafts"."page_id" end));--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_of_one_check" CHECK (num_nonnulls("preview_links"."post_id", "preview_links"."item_id", "preview_links"."page_id") = 1);--> statement-breakpoint
-- by hand: as of posts and portfolio items (0005_freshness.sql, 0031_keeping_in_step.sql, 0038_publication.sql).
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "pages"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_changed"();--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "former_page_slugs"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_changed"();--> statement-breakpoint
CREATE TRIGGER "tombstones" AFTER DELETE ON "pages" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "leave_tombstones"('PAGE', 'published');--> statement-breakpoint
CREATE TRIGGER "public_tombstone" AFTER UPDATE OF "is_published" ON "pages" FOR EACH ROW
  WHEN (OLD.is_published IS DISTINCT FROM NEW.is_published) EXECUTE FUNCTION "leave_public_tombstone"('PAGE');--> statement-breakpoint
CREATE TRIGGER "published_at" BEFORE INSERT OR UPDATE ON "pages" FOR EACH ROW
  WHEN (NEW.is_published AND NEW.published_at IS NULL) EXECUTE FUNCTION "fill_published_at"();
