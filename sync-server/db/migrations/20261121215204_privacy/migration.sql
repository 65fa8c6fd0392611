ALTER TABLE "applications" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "confirmation" jsonb;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "retention_days" integer;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "application_id" uuid;--> statement-breakpoint
CREATE INDEX "mails_by_application" ON "mails" ("application_id");