/** First names that are hardly ever another word: by them people are recognised whom nothing else points to. */
export const firstNames: ReadonlySet<string> = new Set(
  `Aaron Adam Agnieszka Ahmed Aisha Alejandro Alexander Alexandra Alice Amanda Amir Ana Andrea Andreas Andrew Angela Anja Anna Anne Annette Anthony
  Antonio Anton Barbara Beate Benjamin Bernd Birgit Brian Brigitte Carla Carlos Caroline Catherine Charlotte Chiara Chloe Christian Christina Christine
  Christoph Christopher Claire Claudia Clara Daniel Daniela David Deborah Dennis Diana Dieter Dirk Dominik Donna Edward Elena Elisabeth Elizabeth Emily
  Emma Eric Erik Ethan Eva Fatima Felix Fernando Florian Francesca Francesco Franziska Gabriele Giulia George Gerd Giovanni Gisela Hannah Hans Heike Helen
  Helga Henry Holger Ibrahim Ines Ingrid Isabel Isabella Jacob James Jan Jana Jane Javier Jennifer Jens Jessica Joachim Johanna Johannes John Jonas
  Jonathan Jorge Joseph Joshua Juan Julia Julian Jürgen Karen Karin Karl Katharina Katrin Kathrin Kevin Klaus Kristina Lars Laura Lauren Lea Lena Leon Linda
  Lisa Louise Lucas Lucia Luis Lukas Maria Marie Marina Mario Markus Marta Martha Martin Martina Mateo Matthew Matthias Melanie Michael Michelle Miguel
  Mohamed Mohammed Monika Nadine Natalie Nicholas Nicole Nina Noah Olga Oliver Olivia Omar Pablo Patricia Patrick Paul Paula Pedro Petra Philipp Pierre
  Priya Rachel Rainer Ralf Rebecca Renate Ricardo Richard Robert Ronald Ryan Sabine Samantha Samuel Sandra Sara Sarah Sebastian Silke Simon Sofia Sophia Sophie
  Stefan Stefanie Stephanie Stephen Steven Susan Susanne Svenja Sven Tanja Teresa Theresa Thomas Thorsten Tobias Torsten Ulrich Ulrike Ursula Ute Uwe
  Valentina Vanessa Victoria Walter Werner William Wolfgang Yusuf Yvonne Zoe`.split(/\s+/u),
);
