CREATE TABLE "site_states" (
	"id" text PRIMARY KEY NOT NULL,
	"is_launched" boolean DEFAULT true NOT NULL,
	"opening_text" text,
	"samples_removed_at" timestamp with time zone,
	"done_steps" text[] DEFAULT '{}' NOT NULL,
	"steps_ended_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_states_id_check" CHECK ("site_states"."id" = 'site')
);--> statement-breakpoint
-- by hand: whether visitors see the site decides every public answer.
CREATE TRIGGER "content_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "site_states"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_changed"();
