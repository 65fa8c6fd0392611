DROP INDEX "applications_by_process";--> statement-breakpoint
CREATE INDEX "applications_by_process" ON "applications" ("process_id","created_at" DESC,"id" DESC,"organization_id","status","is_completed","property_code");--> statement-breakpoint
DROP INDEX "applications_by_organization";--> statement-breakpoint
CREATE INDEX "applications_by_organization" ON "applications" ("organization_id","created_at" DESC,"id" DESC,"status","is_completed","property_code");