ALTER TABLE "application_processes" ADD COLUMN "own_questions" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "own_questions" jsonb DEFAULT '[]' NOT NULL;