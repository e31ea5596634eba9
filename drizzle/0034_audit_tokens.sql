ALTER TABLE "audit_entries" ADD COLUMN "token_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "token_name" text;