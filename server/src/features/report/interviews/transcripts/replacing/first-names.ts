/** First names that are hardly ever another word: by them people are recognised whom nothing else points to. */
export const firstNames: ReadonlySet<string> = new Set(
  `Aaron Abigail Adam Adriana Albert Alan Alfred Alina Agnieszka Ahmed Aisha Alejandro Alexander Alexandra Alice Amanda Amir Ana Andrea Andreas Andrew Angela Anja Anna Anne Annette Anthony
  Antonio Anton Barbara Beate Benjamin Bernd Birgit Brian Brigitte Carla Carlos Caroline Catherine Charlotte Chiara Chloe Christian Christina Christine
  Christoph Christopher Claire Claudia Clara Daniel Daniela David Deborah Dennis Diana Dieter Dirk Dominik Donna Edward Elena Elisabeth Elizabeth Emily
  Emma Eric Erik Ethan Eva Fatima Felix Fernando Florian Francesca Francesco Franziska Gabriele Giulia George Georg Gerd Gerhard Giovanni Gina Greta Gregor Günter Günther Gisela Hannah Hanna Hans Harald Harry Hassan Heather Heidi Heike Helen
  Helga Henry Holger Ibrahim Ines Ingrid Isabel Isabella Jacob James Jan Jana Jane Javier Jennifer Jens Jessica Joachim Johanna Johannes John Jonas
  Jonathan Jorge Joseph Joshua Juan Julia Julian Jürgen Karen Karim Karin Karl Katharina Katrin Kathrin Kevin Klaus Kristina Lars Laura Lauren Lea Lena Leon Linda Lydia Leonie Lorenzo Luisa Ludwig Mathilda
  Lisa Louise Lucas Lucia Luis Lukas Maria Marie Marina Mario Markus Marta Martha Martin Martina Mateo Matthew Matthias Melanie Michael Michelle Miguel
  Mohamed Mohammed Mona Monica Monika Mustafa Nadine Natalie Nicholas Nicole Nina Noah Olga Oliver Olivia Omar Pablo Patricia Patrick Paul Paula Pedro Petra Philipp Pierre
  Priya Rachel Rafael Rainer Ravi Regina Ralf Rebecca Renate Ricardo Richard Robert Ronald Ryan Sabine Samantha Samuel Sandra Sanjay Sara Sarah Sebastian Silke Simon Sofia Sophia Sophie
  Stefan Stefanie Stephanie Stephen Steven Susan Susanne Svenja Sven Tanja Teresa Theresa Thomas Thorsten Tobias Todd Torsten Trevor Ulrich Ulrike Ursula Ute Uwe
  Valentina Vanessa Victoria Walter Werner William Wolfgang Yusuf Yvonne Zoe`.split(/\s+/u),
);
