-- As in …_the_feed: protocols with their rooms and files are in the order of commits too.
CREATE CONSTRAINT TRIGGER sync_protocols AFTER INSERT OR UPDATE OR DELETE ON abnahmeprotokolle
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION sync_record_changed('protocol');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER sync_protocol_rooms AFTER INSERT OR UPDATE OR DELETE ON protocol_rooms
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION sync_record_changed('protocol_room');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER sync_protocol_files AFTER INSERT OR UPDATE OR DELETE ON protocol_files
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION sync_record_changed('protocol_file');--> statement-breakpoint
DO $$
DECLARE
	existing record;
BEGIN
	FOR existing IN SELECT organization_id, id FROM abnahmeprotokolle ORDER BY created_at, id LOOP
		PERFORM sync_stamp(existing.organization_id, 'protocol', existing.id, false);
	END LOOP;
END $$;
