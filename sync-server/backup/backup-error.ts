/** Why a backup was not made, not believed or not restored; its message is for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
