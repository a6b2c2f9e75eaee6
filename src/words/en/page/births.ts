/** The births that a browser keeps: the form of one, the line it folds into, and the list to choose from. */
export const ENGLISH_BIRTHS = {
  title: 'Whose chart?',
  intro: 'Every room reads the one you choose. They are kept in this browser and nowhere else.',
  firstTitle: 'When and where were you born?',
  addTitle: 'Another birth',
  changeTitle: 'Change this birth',
  add: 'Add a birth',
  name: 'Name',
  nameHint: 'Family, a friend, somebody else',
  save: 'Keep',
  cancel: 'Cancel',
  close: 'Close',
  forget: 'Forget this birth',
  placeMissing: 'Choose a town from the list, or write coordinates and time zone below.',
  byHand: 'Coordinates and time zone',
  hint: 'A birth stays in this browser. It goes to this server to be computed, and never stands in an address.',
}
