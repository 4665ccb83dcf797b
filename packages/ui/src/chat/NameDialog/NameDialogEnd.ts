/** How a question for a name ends. */
export interface NameDialogEnd {
  /** Called once the name is saved, after `onClose`. */
  onNamed(): void;
  onClose(): void;
}
