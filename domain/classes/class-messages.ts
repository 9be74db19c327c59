/** Apart from the other sentences, which every public page loads. */
export const classMessages = {
  classNameRequired: 'Please give the class a name',
  classNameTooLong: 'Please keep the name to 60 characters',
  classCodeUnknown: 'We don’t know this code. It has eight letters and numbers: check it with your teacher.',
  classSubjectMissing: (subject: string) =>
    `This class studies ${subject}, which is not in your plan yet. Add it first, then use the code again.`,
  classFull: 'This class is full. Please ask your teacher.',
  classForStudents: 'This is a teacher account. Students join a class with their own account.',
  classWordingChanged: 'What a teacher sees has changed since you read it. Please read it again.',
  teachersOnly: 'Classes are made with a teacher account',
  tooManyClasses: 'You have 30 classes. Delete one that’s finished, then make a new one.',
  tooMuchSetWork: 'There’s a lot of work set already. Remove what’s finished, then set more.',
  setWorkUnknown: 'Please choose what the class should do',
  setWorkDateInvalid: 'Please choose a date',
  setWorkDatePast: 'That day has passed. Please choose another.',
  setWorkDateFar: 'That is more than a year away. Please choose a nearer day.',
};
