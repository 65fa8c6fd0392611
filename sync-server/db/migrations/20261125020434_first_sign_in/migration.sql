ALTER TABLE "users" ADD COLUMN "first_sign_in_at" timestamp with time zone;--> statement-breakpoint
-- Who did something has come, and nobody invites platform owners. Of the others the next sign-in says it.
UPDATE "users" SET "first_sign_in_at" = coalesce(
	(SELECT min("created_at") FROM "activities" WHERE "actor_id" = "users"."id"),
	CASE WHEN "role" = 'platform_owner' THEN "created_at" END
);
