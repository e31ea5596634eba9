ALTER TABLE "api_tokens" ADD COLUMN "former_hash" text;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD COLUMN "former_hint" text;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD COLUMN "former_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD COLUMN "former_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD COLUMN "requests_per_minute" integer;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_former_key" UNIQUE("former_hash");--> statement-breakpoint
-- Use of the former secret is no change, as the use of the token is none.
CREATE OR REPLACE TRIGGER "updated_at" BEFORE INSERT OR UPDATE ON "api_tokens" FOR EACH ROW EXECUTE FUNCTION "stamp_updated_at"('last_used_at', 'token_hash', 'former_hash', 'former_used_at');
