CREATE TABLE "application_tombstones" (
	"id" uuid PRIMARY KEY,
	"erased_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "receipt_secret_hash" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "announced_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD COLUMN "receipt_secret_hash" text;