CREATE TABLE "activities" (
	"id" uuid PRIMARY KEY,
	"organization_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"record_type" text,
	"record_id" uuid,
	"record_name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_records" (
	"key" text PRIMARY KEY,
	"grant_id" text,
	"uid" text,
	"user_code" text,
	"payload" jsonb NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"secret_hash" text NOT NULL UNIQUE,
	"refresh_token" text,
	"id_token" text,
	"access_token" text NOT NULL,
	"access_token_expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_subject_key" UNIQUE("subject");--> statement-breakpoint
CREATE INDEX "activities_by_organization" ON "activities" ("organization_id","created_at" DESC);--> statement-breakpoint
CREATE INDEX "identity_records_by_grant" ON "identity_records" ("grant_id");--> statement-breakpoint
CREATE INDEX "identity_records_by_expiry" ON "identity_records" ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" ("expires_at");--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_organization_id_organizations_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id");--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_actor_id_users_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id");