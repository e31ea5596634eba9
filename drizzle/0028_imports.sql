CREATE TABLE "imported_things" (
	"source" text NOT NULL,
	"key" text NOT NULL,
	"import_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"target_id" uuid NOT NULL,
	"mark" text NOT NULL,
	CONSTRAINT "imported_things_pkey" PRIMARY KEY("source","key"),
	CONSTRAINT "imported_things_kind_check" CHECK ("imported_things"."kind" in ('post', 'item', 'picture', 'redirect'))
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"report" jsonb,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"started_by" text NOT NULL,
	CONSTRAINT "imports_state_check" CHECK ("imports"."state" in ('running', 'done', 'undone'))
);
--> statement-breakpoint
ALTER TABLE "imported_things" ADD CONSTRAINT "imported_things_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_things_import_idx" ON "imported_things" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "imports_list_idx" ON "imports" USING btree ("started_at","id");--> statement-breakpoint
CREATE INDEX "imports_source_idx" ON "imports" USING btree ("source");