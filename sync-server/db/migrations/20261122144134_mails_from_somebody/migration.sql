CREATE TABLE "confirmation_times" (
	"address_hash" text PRIMARY KEY,
	"times" timestamp with time zone[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "questionnaires" ADD COLUMN "confirmation_mail" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "confirmation_mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "contact_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "contact_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "from_name" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_to" text;