/** Answers each question of the process that started this one, and ends with it. What goes wrong ends this one too. */
export function answerParent<Question>(answer: (question: Question) => Promise<unknown>): void {
  process.on('message', (question: Question) => {
    answer(question)
      .then((given) => process.send?.(given))
      .catch((error) => {
        console.error(error);
        process.exit(1);
      });
  });
  process.on('disconnect', () => process.exit());
}
