ALTER TABLE "webhooks" ADD COLUMN "former_sealed_secret" text;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "former_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_former_check" CHECK ("webhooks"."former_sealed_secret" is null or "webhooks"."former_until" is not null);