CREATE TABLE "ended_tokens" (
	"hash" text PRIMARY KEY,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "token_hashes" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
-- Whatever ends a session ends its access tokens, and is told to those who hold streams open for that person.
CREATE FUNCTION session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO ended_tokens (hash, ends_at)
		SELECT hash, clock_timestamp() + interval '1 hour' FROM unnest(OLD.token_hashes) AS hash
		ON CONFLICT (hash) DO NOTHING;
	PERFORM pg_notify('einzug_people', OLD.user_id::text);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION person_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('einzug_people', NEW.id::text);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER sessions_end AFTER DELETE ON sessions
	FOR EACH ROW EXECUTE FUNCTION session_ended();--> statement-breakpoint
CREATE TRIGGER people_change AFTER UPDATE OF is_active, role, organization_id ON users
	FOR EACH ROW WHEN ((OLD.is_active, OLD.role, OLD.organization_id) IS DISTINCT FROM (NEW.is_active, NEW.role, NEW.organization_id))
	EXECUTE FUNCTION person_changed();
