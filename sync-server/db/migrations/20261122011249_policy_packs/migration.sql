ALTER TABLE "application_processes" ADD COLUMN "policy_pack" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "asked_under" jsonb;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "policy_pack" text;