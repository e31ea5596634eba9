CREATE TABLE "author_profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"image_url" text,
	"picture_id" uuid,
	"is_on" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "author_profiles_user_key" UNIQUE("user_id"),
	CONSTRAINT "author_profiles_slug_key" UNIQUE("slug"),
	CONSTRAINT "author_profiles_name_key" UNIQUE("name"),
	CONSTRAINT "author_profiles_one_image_check" CHECK ("author_profiles"."image_url" is null or "author_profiles"."picture_id" is null)
);
--> statement-breakpoint
CREATE TABLE "index_now" (
	"id" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"key" text NOT NULL,
	"tried_at" timestamp with time zone,
	"fault" text,
	CONSTRAINT "index_now_id_check" CHECK ("index_now"."id" = 'site')
);
--> statement-breakpoint
CREATE TABLE "index_now_pings" (
	"path" text PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "missed_paths" (
	"id" uuid PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"last_referrer" text,
	"is_wanted" boolean NOT NULL,
	CONSTRAINT "missed_paths_path_key" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from" text NOT NULL,
	"to" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "redirects_from_key" UNIQUE("from")
);
--> statement-breakpoint
ALTER TABLE "author_profiles" ADD CONSTRAINT "author_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "author_profiles" ADD CONSTRAINT "author_profiles_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "author_profiles_picture_idx" ON "author_profiles" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "index_now_pings_due_idx" ON "index_now_pings" USING btree ("run_at");--> statement-breakpoint
CREATE INDEX "missed_paths_list_idx" ON "missed_paths" USING btree ("is_wanted","count","last_at","id");--> statement-breakpoint
CREATE INDEX "redirects_list_idx" ON "redirects" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "blog_posts_author_idx" ON "blog_posts" USING btree ("author","created_at","id") WHERE "blog_posts"."is_published";--> statement-breakpoint
-- by hand: what visitors are answered depends on redirects and on author pages, which go with their users (docs/decisions/023-freshness.md).
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "redirects"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_changed"();--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "author_profiles"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_changed"();--> statement-breakpoint
CREATE TRIGGER "content_changed" AFTER UPDATE OR DELETE OR TRUNCATE ON "users"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_changed"();
