ALTER TABLE "organizations" ADD COLUMN "resident_days" integer;--> statement-breakpoint
ALTER TABLE "residents" ADD COLUMN "erases_on" date;--> statement-breakpoint
ALTER TABLE "application_tombstones" ADD COLUMN "about" text DEFAULT 'application' NOT NULL;