/** The callbacks for the end of a question for a name. */
export interface NameDialogEnd {
  /** Called when the name is saved, after `onClose`. */
  onNamed(): void;
  onClose(): void;
}
