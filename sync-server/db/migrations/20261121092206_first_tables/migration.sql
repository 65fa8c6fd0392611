CREATE TABLE "access_codes" (
	"code" text PRIMARY KEY
);
--> statement-breakpoint
CREATE TABLE "application_processes" (
	"id" uuid PRIMARY KEY,
	"organization_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"code" text NOT NULL UNIQUE,
	"name" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"new_rent" double precision,
	"new_side_costs" double precision,
	"start_date" date,
	"start_date_type" text DEFAULT 'immediately' NOT NULL,
	"conditions" jsonb DEFAULT '{}' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"applicant_name" text,
	"applicant_email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY,
	"organization_id" uuid NOT NULL,
	"process_id" uuid NOT NULL,
	"reference" text NOT NULL UNIQUE,
	"status" text DEFAULT 'submitted' NOT NULL,
	"is_completed" boolean DEFAULT true NOT NULL,
	"main_renters" jsonb NOT NULL,
	"general_info" jsonb NOT NULL,
	"rent_object" jsonb NOT NULL,
	"property_code" text NOT NULL,
	"language" text NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY,
	"organization_id" uuid NOT NULL,
	"process_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"main_renter_id" uuid NOT NULL,
	"type" text NOT NULL,
	"original_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"declared_sha256" text,
	"sha256" text,
	"stored_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "abnahmeprotokolle" (
	"id" uuid PRIMARY KEY,
	"organization_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"date" date NOT NULL,
	"participants" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now(),
	"sent_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mails_sent_are_not_due" CHECK ("sent_at" is null or "next_attempt_at" is null)
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" uuid PRIMARY KEY,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"country" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "properties" (
	"id" uuid PRIMARY KEY,
	"organization_id" uuid NOT NULL,
	"code" text NOT NULL UNIQUE,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"country" text NOT NULL,
	"property_type" text NOT NULL,
	"rooms" double precision,
	"square_meters" double precision NOT NULL,
	"base_rent" double precision NOT NULL,
	"side_costs" double precision DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questionnaires" (
	"id" uuid PRIMARY KEY,
	"organization_id" uuid,
	"reference" text NOT NULL UNIQUE,
	"rent_object" jsonb NOT NULL,
	"main_renters" jsonb NOT NULL,
	"general_info" jsonb NOT NULL,
	"is_completed" boolean DEFAULT false NOT NULL,
	"language" text NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rent_changes" (
	"id" uuid PRIMARY KEY,
	"organization_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"base_rent" double precision NOT NULL,
	"side_costs" double precision NOT NULL,
	"change_date" date NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "residents" (
	"id" uuid PRIMARY KEY,
	"organization_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"application_id" uuid,
	"main_renter_id" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"nationality" text DEFAULT '' NOT NULL,
	"move_in_date" date NOT NULL,
	"move_out_date" date,
	"notes" text DEFAULT '' NOT NULL,
	"profession" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY,
	"organization_id" uuid,
	"username" text NOT NULL UNIQUE,
	"email" text NOT NULL UNIQUE,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "processes_by_organization" ON "application_processes" ("organization_id");--> statement-breakpoint
CREATE INDEX "processes_by_property" ON "application_processes" ("property_id");--> statement-breakpoint
CREATE INDEX "applications_by_process" ON "applications" ("process_id","created_at" DESC);--> statement-breakpoint
CREATE INDEX "applications_by_organization" ON "applications" ("organization_id","created_at" DESC);--> statement-breakpoint
CREATE INDEX "documents_by_application" ON "documents" ("application_id");--> statement-breakpoint
CREATE INDEX "handover_protocols_by_property" ON "abnahmeprotokolle" ("property_id");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "properties_by_organization" ON "properties" ("organization_id");--> statement-breakpoint
CREATE INDEX "rent_changes_by_property" ON "rent_changes" ("property_id");--> statement-breakpoint
CREATE INDEX "residents_by_property" ON "residents" ("property_id");--> statement-breakpoint
ALTER TABLE "application_processes" ADD CONSTRAINT "application_processes_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id");--> statement-breakpoint
ALTER TABLE "application_processes" ADD CONSTRAINT "application_processes_property_id_properties_id_fkey" FOREIGN KEY ("property_id") REFERENCES "properties"("id");--> statement-breakpoint
ALTER TABLE "application_processes" ADD CONSTRAINT "application_processes_code_access_codes_code_fkey" FOREIGN KEY ("code") REFERENCES "access_codes"("code");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_process_id_application_processes_id_fkey" FOREIGN KEY ("process_id") REFERENCES "application_processes"("id");--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id");--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_process_id_application_processes_id_fkey" FOREIGN KEY ("process_id") REFERENCES "application_processes"("id");--> statement-breakpoint
ALTER TABLE "abnahmeprotokolle" ADD CONSTRAINT "abnahmeprotokolle_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id");--> statement-breakpoint
ALTER TABLE "abnahmeprotokolle" ADD CONSTRAINT "abnahmeprotokolle_property_id_properties_id_fkey" FOREIGN KEY ("property_id") REFERENCES "properties"("id");--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id");--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_code_access_codes_code_fkey" FOREIGN KEY ("code") REFERENCES "access_codes"("code");--> statement-breakpoint
ALTER TABLE "questionnaires" ADD CONSTRAINT "questionnaires_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id");--> statement-breakpoint
ALTER TABLE "rent_changes" ADD CONSTRAINT "rent_changes_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id");--> statement-breakpoint
ALTER TABLE "rent_changes" ADD CONSTRAINT "rent_changes_property_id_properties_id_fkey" FOREIGN KEY ("property_id") REFERENCES "properties"("id");--> statement-breakpoint
ALTER TABLE "residents" ADD CONSTRAINT "residents_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id");--> statement-breakpoint
ALTER TABLE "residents" ADD CONSTRAINT "residents_property_id_properties_id_fkey" FOREIGN KEY ("property_id") REFERENCES "properties"("id");--> statement-breakpoint
ALTER TABLE "residents" ADD CONSTRAINT "residents_application_id_applications_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id");