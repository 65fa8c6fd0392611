CREATE TABLE "application_notes" (
	"id" uuid PRIMARY KEY,
	"organization_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commands" (
	"user_id" uuid,
	"key" uuid,
	"fingerprint" text NOT NULL,
	"status" integer NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commands_pkey" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "sync_changes" (
	"organization_id" uuid,
	"entity" text,
	"entity_id" uuid,
	"seq" bigint NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sync_changes_pkey" PRIMARY KEY("organization_id","entity","entity_id")
);
--> statement-breakpoint
CREATE TABLE "sync_heads" (
	"organization_id" uuid PRIMARY KEY,
	"seq" bigint DEFAULT 0 NOT NULL,
	"min_seq" bigint DEFAULT 0 NOT NULL,
	"epoch" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_processes" ADD COLUMN "chosen_application_id" uuid;--> statement-breakpoint
ALTER TABLE "application_processes" ADD COLUMN "sends_status_mails" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "application_processes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "application_processes" ADD COLUMN "changed_by" uuid;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "rejection_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "changed_by" uuid;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "changed_by" uuid;--> statement-breakpoint
ALTER TABLE "residents" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "residents" ADD COLUMN "changed_by" uuid;--> statement-breakpoint
ALTER TABLE "residents" ADD CONSTRAINT "residents_once_per_renter" UNIQUE("application_id","main_renter_id");--> statement-breakpoint
CREATE INDEX "application_notes_by_application" ON "application_notes" ("application_id");--> statement-breakpoint
CREATE INDEX "commands_by_age" ON "commands" ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sync_changes_in_order" ON "sync_changes" ("organization_id","seq");--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id");--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_applications_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id");--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_author_id_users_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "application_processes" ADD CONSTRAINT "application_processes_changed_by_users_id_fkey" FOREIGN KEY ("changed_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_changed_by_users_id_fkey" FOREIGN KEY ("changed_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_changed_by_users_id_fkey" FOREIGN KEY ("changed_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "residents" ADD CONSTRAINT "residents_changed_by_users_id_fkey" FOREIGN KEY ("changed_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "commands" ADD CONSTRAINT "commands_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id");