CREATE TABLE "protocol_files" (
	"id" uuid PRIMARY KEY,
	"organization_id" uuid NOT NULL,
	"protocol_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"taken_at" text,
	"drawing" jsonb,
	"stored_at" timestamp with time zone,
	"announced_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "protocol_rooms" (
	"id" uuid PRIMARY KEY,
	"organization_id" uuid NOT NULL,
	"protocol_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discarded_objects" (
	"key" text PRIMARY KEY,
	"discarded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "abnahmeprotokolle" ADD COLUMN "status" text DEFAULT 'draft' NOT NULL;--> statement-breakpoint
ALTER TABLE "abnahmeprotokolle" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "abnahmeprotokolle" ADD COLUMN "supersedes_id" uuid;--> statement-breakpoint
ALTER TABLE "abnahmeprotokolle" ADD COLUMN "baseline_id" uuid;--> statement-breakpoint
ALTER TABLE "abnahmeprotokolle" ADD COLUMN "content" jsonb;--> statement-breakpoint
-- What was recorded until now was a day and names: they become what a new protocol begins with.
UPDATE "abnahmeprotokolle" SET "content" = jsonb_build_object(
	'kind', 'move_out',
	'jurisdiction', coalesce((SELECT "country" FROM "properties" WHERE "properties"."id" = "property_id"), 'CH'),
	'date', "date"::text,
	'place', '',
	'parties', coalesce((
		SELECT jsonb_agg(jsonb_build_object('id', gen_random_uuid(), 'role', 'tenant_out', 'name', "name", 'company', '', 'phone', '',
			'email', '', 'newAddress', '', 'representedBy', '', 'isPresent', true) ORDER BY "place")
		FROM jsonb_array_elements_text("participants") WITH ORDINALITY AS "named" ("name", "place")), '[]'),
	'meters', '[]'::jsonb,
	'keys', '[]'::jsonb,
	'smokeDetectors', '[]'::jsonb,
	'agreements', '{"withheldBecause": "", "payoutIban": "", "outstandingWorks": "", "text": ""}'::jsonb,
	'remarks', '');--> statement-breakpoint
ALTER TABLE "abnahmeprotokolle" ALTER COLUMN "content" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "abnahmeprotokolle" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "abnahmeprotokolle" ADD COLUMN "signed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "abnahmeprotokolle" ADD COLUMN "signing" jsonb;--> statement-breakpoint
ALTER TABLE "abnahmeprotokolle" ADD COLUMN "voided_because" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "abnahmeprotokolle" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "abnahmeprotokolle" ADD COLUMN "changed_by" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "attachment_key" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "attachment_name" text;--> statement-breakpoint
CREATE INDEX "protocol_files_by_protocol" ON "protocol_files" ("protocol_id");--> statement-breakpoint
CREATE INDEX "protocol_rooms_by_protocol" ON "protocol_rooms" ("protocol_id");--> statement-breakpoint
ALTER TABLE "abnahmeprotokolle" ADD CONSTRAINT "abnahmeprotokolle_supersedes_id_abnahmeprotokolle_id_fkey" FOREIGN KEY ("supersedes_id") REFERENCES "abnahmeprotokolle"("id");--> statement-breakpoint
ALTER TABLE "abnahmeprotokolle" ADD CONSTRAINT "abnahmeprotokolle_changed_by_users_id_fkey" FOREIGN KEY ("changed_by") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "protocol_files" ADD CONSTRAINT "protocol_files_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id");--> statement-breakpoint
ALTER TABLE "protocol_files" ADD CONSTRAINT "protocol_files_protocol_id_abnahmeprotokolle_id_fkey" FOREIGN KEY ("protocol_id") REFERENCES "abnahmeprotokolle"("id");--> statement-breakpoint
ALTER TABLE "protocol_rooms" ADD CONSTRAINT "protocol_rooms_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id");--> statement-breakpoint
ALTER TABLE "protocol_rooms" ADD CONSTRAINT "protocol_rooms_protocol_id_abnahmeprotokolle_id_fkey" FOREIGN KEY ("protocol_id") REFERENCES "abnahmeprotokolle"("id");--> statement-breakpoint
ALTER TABLE "protocol_rooms" ADD CONSTRAINT "protocol_rooms_changed_by_users_id_fkey" FOREIGN KEY ("changed_by") REFERENCES "users"("id");