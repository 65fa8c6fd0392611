-- The order in which the commits of an organization became visible (wire.md, Feed). The counter is taken at commit, by
-- deferred triggers, and its row stays locked until the commit is through: a smaller number is never seen after a larger
-- one. Never SET CONSTRAINTS … IMMEDIATE, and never TRUNCATE one of these tables.
CREATE FUNCTION sync_stamp(organization uuid, entity_name text, record uuid, is_gone boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	place bigint;
BEGIN
	INSERT INTO sync_heads AS head (organization_id, seq) VALUES (organization, 1)
		ON CONFLICT (organization_id) DO UPDATE SET seq = head.seq + 1
		RETURNING head.seq INTO place;
	INSERT INTO sync_changes (organization_id, entity, entity_id, seq, deleted, changed_at)
		VALUES (organization, entity_name, record, place, is_gone, clock_timestamp())
		ON CONFLICT (organization_id, entity, entity_id)
		DO UPDATE SET seq = excluded.seq, deleted = excluded.deleted, changed_at = excluded.changed_at;
	PERFORM pg_notify('einzug_sync', organization::text); -- once per transaction, however often it is said
END $$;--> statement-breakpoint
CREATE FUNCTION sync_record_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		PERFORM sync_stamp(OLD.organization_id, TG_ARGV[0], OLD.id, true);
		RETURN NULL;
	END IF;
	IF TG_OP = 'UPDATE' AND (OLD.organization_id, OLD.id) <> (NEW.organization_id, NEW.id) THEN
		PERFORM sync_stamp(OLD.organization_id, TG_ARGV[0], OLD.id, true); -- moved: gone where it was
	END IF;
	PERFORM sync_stamp(NEW.organization_id, TG_ARGV[0], NEW.id, false);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION sync_organization_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO sync_heads (organization_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
INSERT INTO sync_changes (organization_id, entity, entity_id, seq)
	SELECT organization_id, entity, id, row_number() OVER (PARTITION BY organization_id ORDER BY created_at, id)
	FROM (
		SELECT organization_id, 'property' AS entity, id, created_at FROM properties
		UNION ALL SELECT organization_id, 'rent_change', id, created_at FROM rent_changes
		UNION ALL SELECT organization_id, 'resident', id, created_at FROM residents
		UNION ALL SELECT organization_id, 'process', id, created_at FROM application_processes
		UNION ALL SELECT organization_id, 'application', id, created_at FROM applications
		UNION ALL SELECT organization_id, 'note', id, created_at FROM application_notes
	) AS existing;--> statement-breakpoint
INSERT INTO sync_heads (organization_id, seq)
	SELECT organizations.id, coalesce(max(sync_changes.seq), 0)
	FROM organizations LEFT JOIN sync_changes ON sync_changes.organization_id = organizations.id
	GROUP BY organizations.id;--> statement-breakpoint
CREATE TRIGGER sync_organizations AFTER INSERT ON organizations
	FOR EACH ROW EXECUTE FUNCTION sync_organization_added();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER sync_properties AFTER INSERT OR UPDATE OR DELETE ON properties
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION sync_record_changed('property');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER sync_rent_changes AFTER INSERT OR UPDATE OR DELETE ON rent_changes
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION sync_record_changed('rent_change');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER sync_residents AFTER INSERT OR UPDATE OR DELETE ON residents
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION sync_record_changed('resident');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER sync_processes AFTER INSERT OR UPDATE OR DELETE ON application_processes
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION sync_record_changed('process');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER sync_applications AFTER INSERT OR UPDATE OR DELETE ON applications
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION sync_record_changed('application');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER sync_application_notes AFTER INSERT OR UPDATE OR DELETE ON application_notes
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION sync_record_changed('note');
