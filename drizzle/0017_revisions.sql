CREATE TABLE "revisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"reason" text NOT NULL,
	"author_id" uuid,
	"author_name" text,
	"created_at" timestamp with time zone NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "revisions_number_key" UNIQUE("item_id","number")
);
--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "revisions_author_idx" ON "revisions" USING btree ("author_id");