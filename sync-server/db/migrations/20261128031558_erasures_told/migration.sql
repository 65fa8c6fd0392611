ALTER TABLE "application_tombstones" ADD COLUMN "organization_id" uuid;--> statement-breakpoint
ALTER TABLE "application_tombstones" ADD COLUMN "cause" text;--> statement-breakpoint
CREATE INDEX "application_tombstones_by_organization" ON "application_tombstones" ("organization_id","erased_at");