ALTER TABLE "documents" ADD COLUMN "announced_by" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "listed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "documents_unlisted" ON "documents" ("announced_by","size") WHERE "listed_at" is null;--> statement-breakpoint
UPDATE "documents" SET "listed_at" = "applications"."created_at" FROM "applications" WHERE "applications"."id" = "documents"."application_id" AND "applications"."main_renters" @> jsonb_build_array(jsonb_build_object('documents', jsonb_build_array(jsonb_build_object('id', "documents"."id"::text))));
