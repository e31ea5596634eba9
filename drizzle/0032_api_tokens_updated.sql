ALTER TABLE "api_tokens" ADD COLUMN "updated_at" timestamp with time zone DEFAULT '-infinity' NOT NULL;--> statement-breakpoint
CREATE INDEX "api_tokens_updated_idx" ON "api_tokens" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "bookings_updated_idx" ON "bookings" USING btree ("updated_at","id");--> statement-breakpoint
-- by hand: a token was changed last when it was taken back, or else when it was issued. Its use is no change of it.
UPDATE "api_tokens" SET "updated_at" = coalesce("revoked_at", "created_at");--> statement-breakpoint
CREATE TRIGGER "updated_at" BEFORE INSERT OR UPDATE ON "api_tokens" FOR EACH ROW EXECUTE FUNCTION "stamp_updated_at"('last_used_at', 'token_hash');
