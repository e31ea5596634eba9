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
CREATE INDEX "index_now_pings_due_idx" ON "index_now_pings" USING btree ("run_at");--> statement-breakpoint
CREATE INDEX "missed_paths_list_idx" ON "missed_paths" USING btree ("is_wanted","count","last_at","id");--> statement-breakpoint
CREATE INDEX "redirects_list_idx" ON "redirects" USING btree ("created_at","id");--> statement-breakpoint
-- by hand: what visitors are answered depends on redirects (docs/decisions/023-freshness.md).
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "redirects"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_changed"();
