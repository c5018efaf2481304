const setOf = (names: string) => new Set(names.trim().split(/\s+/u));

/**
 * Given names that are hardly ever another word in English or German: by them people are recognised whom nothing else points to. Written down by us
 * after what is given most often in English- and German-speaking countries and by those who moved there; spellings of the same name stand apart.
 */
export const givenNames: ReadonlySet<string> = setOf(`
Aaliyah Aaron Abdul Abdullah Abdulrahman Abena Abeni Abhishek Abigail Achim Ada Adaeze Adam Adebayo Adel Adele Adelheid Adnan Adrian Adriana Adrienne Agata
Agnes Agnieszka Ahmad Ahmed Ahmet Aida Aileen Aisha Aishwarya Ajay Akash Akin Akira Akua Alan Alannah Albert Alberto Alejandra Alejandro Aleks Aleksandar
Aleksandra Alena Alessandro Alessia Alex Alexander Alexandra Alexandre Alexis Alfred Ali Alice Alicia Alina Alisa Alison Allison Alma Almut Alois Alperen Alya
Ama Amal Amalia Amanda Amara Amelia Amelie Amina Amir Amira Amit Amrita Amy Ana Anand Ananya Anastasia Andrea Andreas Andreea Andrei Andrew Andrzej André Andy
Aneesh Aneta Angela Angelika Angelina Angelo Anika Anil Anita Anja Anjali Anke Ankit Ann Anna Annalena Anne Anneliese Annemarie Annett Annette Annika Anouk
Anthony Antje Antoine Anton Antonia Antonio Anusha Aoife Aram Arash Ariana Arif Arjun Arlene Arman Armando Armin Arne Arno Arnold Arslan Arthur Artur Arturo
Arzu Asha Ashley Asma Astrid Asya Atakan Audrey Axel Ayaan Ayaka Ayden Ayesha Aylin Ayodele Ayse Aysel Aysha Ayşe Aziz Babak Babette Bahar Balázs Barbara
Baris Bartosz Bastian Batuhan Beata Beate Beatrice Beatrix Becky Behrouz Ben Benedikt Benjamin Bennet Benno Berat Beren Berkay Berna Bernadette Bernard Bernd
Bernhard Bert Bertha Bertram Beth Bethany Betty Beverly Bianca Bilal Birgit Birgitta Birgül Birte Björn Blanka Bob Bobby Bodo Bogdan Bogumila Bojan Boris
Brandon Branislav Branko Brenda Brendan Brian Bridget Brigitte Britta Brooke Bruce Bruno Bryan Burak Burcu Burkhard Bülent Büsra Caitlin Cameron Camila
Camille Cansu Carina Carl Carla Carlos Carmela Carmen Carola Carolin Carolina Caroline Carolyn Carsten Caspar Catarina Catherine Cathy Cecilia Celina Celine
Cem Ceren Ceyda Chantal Charlene Charles Charlie Chen Cheryl Chiamaka Chiara Chidi Chinedu Chinwe Chioma Chloe Chris Christa Christel Christiane Christin
Christina Christine Christoph Christopher Christos Ciara Cindy Ciro Claire Clara Clarissa Claude Claudia Claus Clemens Cleo Clémence Colin Colleen Connor
Conny Conrad Constantin Constanze Cora Cordula Corina Corinna Corinne Cornelia Courtney Craig Cristian Cristina Curtis Cynthia Dagmar Dalia Damian Damien
Damir Danica Daniel Daniela Danielle Danijela Danny Dario Darius Darja Darko Darren Darryl Daryl Dave David Debbie Deborah Deepa Deepak Deepika Defne Demet
Denis Denise Deniz Dennis Denys Derek Derya Desiree Detlef Devon Diana Diane Diego Dieter Dietmar Dietrich Dilan Dilara Dilek Dimitri Dimitrios Dinesh Dirk
Divya Dmitri Dmytro Dogan Doina Dolores Dominic Dominik Dominique Donald Donna Dora Doreen Doris Dorit Dorota Dorothea Dorothy Douglas Dragan Dubravka Duncan
Dunja Durga Dylan Eberhard Ebru Ece Eckhard Edeltraud Edgar Edith Eduardo Edward Edwin Efua Egon Eileen Ekaterina Ekin Elaine Eleanor Elena Eleni Elfriede
Elham Elias Elif Elisa Elisabeth Elise Elizabeth Elke Ella Ellen Elli Elliot Elliott Elmar Elsa Elvira Elvis Eman Emanuel Emeka Emil Emilia Emilie Emily Emine
Emma Emmanuel Emre Ender Engin Enis Enrico Enrique Ercan Erdem Erhan Eric Erica Erich Erik Erika Erin Erkan Ersin Erwin Esi Esin Esra Esther Eszter Ethan
Eugen Eugene Eva Evelyn Ewa Ewald Eyüp Fabian Fabienne Fabio Faisal Farah Farid Faruk Fatemeh Fatih Fatima Fatma Federico Felicia Felicitas Felix Ferdinand
Ferhat Feride Fernanda Fernando Fikret Filip Filiz Finn Fiona Firat Florentine Florian Folake Francesca Francesco Francis Francisco Franka Franz Franziska
François Fred Freddy Frederic Frederick Frederik Frida Frieda Friederike Friedhelm Friedrich Fritz Furkan Fynn Gabi Gabriel Gabriela Gabriele Gabriella Galina
Gamze Ganesh Gareth Gary Gaurav Gavin Gemma Geoffrey Georg George Gerald Geraldine Gerard Gerd Gerda Gergely Gerhard Gerlinde Gernot Gertrud Gianluca Gideon
Gillian Gina Giorgio Giovanni Gisela Giulia Giuseppe Gizem Gloria Goran Gordon Greg Gregor Gregory Greta Gretchen Grzegorz Gudrun Guido Guillermo Gundula
Gunnar Gunther Gurpreet Gustav Gwen Gábor Gökhan Gül Gülay Gülsen Günter Günther Habib Hadi Hailey Hakan Haley Haluk Hamid Hamza Hana Hanna Hannah Hanne
Hannelore Hannes Hans Hao Harald Harold Harpreet Harriet Harry Hartmut Haruka Haruki Harun Harvey Hasan Hassan Hatice Heather Hector Hedwig Heidi Heidrun
Heike Heiko Heiner Heinrich Heinz Helen Helena Helene Helga Helge Hellmut Helmut Hendrik Henning Henri Henrietta Henrik Henry Herbert Hermann Hermine Hiba
Hilal Hilde Hildegard Hiroshi Holger Horst Howard Hristina Hubert Hugh Hugo Hui Hussain Hussein Ian Ibrahim Ida Ife Ifeoma Ignacio Igor Ikram Ilaria Ilias
Ilker Ilona Ilse Imani Imke Imran Ina Indira Ines Inga Inge Ingeborg Ingo Ingrid Inka Inés Ioana Ioannis Irena Irene Irina Irmgard Iryna Isaac Isabel Isabell
Isabella Isabelle Ishaan Isla Ismail Ismet István Ivan Ivana Ivica Ivo Iwona Jacek Jackie Jacob Jacqueline Jacques Jadwiga Jakob Jamal James Jamie Jamila Jan
Jana Jane Janet Janice Janina Janine Jannik Jared Jarek Jasmin Jasmine Jasna Jason Javad Javier Jaya Jayden Jean Jeanette Jeff Jeffrey Jelena Jelica Jenna
Jennifer Jenny Jens Jeremy Jerome Jerry Jesse Jessica Jill Jim Jimmy Jing Joachim Joan Joana Joanna Joanne Joao Jochen Joe Joel Johan Johann Johanna Johannes
John Johnny Jolanta Jon Jonah Jonas Jonathan Jorge Josef Josefine Joseph Josephine Josh Joshua Josip Jost José Jovan Jovana Joyce João Juan Juanita Judith
Judy Julia Julian Juliane Julie Julien Julienne Juliet Julio Julius Justin Justine Justus Justyna Jutta Jörg Jörn Jürgen Kaan Kadir Kaito Kamal Kamil Kamila
Karen Karim Karin Karina Karl Karla Karlheinz Karolin Karolina Karoline Karsten Karthik Kasia Kasim Kaspar Katarina Katarzyna Kate Katharina Katherine
Kathleen Kathrin Kathryn Kathy Katie Katja Katrin Kavita Kayla Kazim Keiko Keith Kelly Kelsey Kemal Kenan Kenji Kenneth Kerem Kerstin Kevin Khadija Khalid
Kieran Kilian Kimberly Kiran Kirsten Kirsty Klara Klaus Kofi Konrad Konstantin Koray Korbinian Krista Kristian Kristin Kristina Kristine Kristof Krystyna
Krzysztof Kumar Kurt Kwame Kwasi Kyle Kylie Kübra Lale Lamar Lara Larissa Larry Lars Laszlo Latoya Laura Lauren Laurence Laurent Laurin Lauryn Lawrence Layla
Lea Leah Leandro Leila Lena Leni Lennard Lennart Lenny Leo Leon Leonard Leonardo Leonhard Leonie Leopold Leroy Leslie Leticia Levent Levin Lewis Leyla Liam
Lidia Lina Linda Lindsay Lindsey Linus Lisa Lisbeth Liselotte Liz Ljiljana Ljubica Lloyd Lola Lorena Lorenz Lorenzo Loretta Lori Lorna Lorraine Lothar Lotta
Lotte Louis Louisa Louise Luca Lucas Lucia Luciana Lucie Lucille Lucy Ludmila Ludovic Ludwig Luis Luisa Luise Luiz Luka Lukas Lutz Lydia Lynn Maciej Madeleine
Magda Magdalena Magnus Mahmoud Mahmut Maike Maja Makoto Malcolm Malgorzata Malik Malin Malte Mamadou Mandy Manfred Manish Manoj Mansour Manuel Manuela Maqbool
Maral Marc Marcel Marcela Marcin Marco Marcos Marcus Mareike Marek Margaret Margarete Margarita Margit Margot Margret Maria Mariam Mariama Marian Mariana
Marianne Marie Mariella Marija Marijke Marina Mario Marion Marisa Marisol Marius Mariusz Marko Markus Marlene Marlies Marlon Marta Marten Martha Martin
Martina Marvin Marwan Mary Maryam Masoud Mateja Mateo Mateusz Mathew Mathias Mathilda Mathilde Mathis Matilda Matteo Matthew Matthias Matthieu Matti Maureen
Maurice Mauro Maximilian Maya Mayumi Mechthild Meera Megan Mehdi Mehmet Mehtap Mei Meike Melanie Melek Melina Melinda Melissa Meltem Meral Meredith Merle Mert
Meryem Mesut Mia Micah Michael Michaela Michal Michel Michele Michelle Miguel Mihaela Mihai Mikael Mike Mikhail Mila Milan Milena Milica Milos Miloš Mina Mira
Mirco Mirela Miriam Mirjam Mirko Miroslav Mirza Mitchell Mithat Mladen Moamen Mohamed Mohammad Mohammadreza Mohammed Mohan Moira Molly Mona Monica Monika
Monique Moritz Moses Mounir Mourad Muhammad Murat Muriel Musa Mustafa Mustapha Myriam Nabil Nadeem Nadia Nadine Nadja Nancy Naomi Natalia Natalie Natascha
Natasha Nathalie Nathan Nathaniel Naveed Navid Nazli Neele Neha Neil Nele Nelson Nenad Nermin Neslihan Nevin Nicholas Nick Nico Nicola Nicolas Nicole Niels
Nigel Nihat Nikhil Nikita Niklas Niko Nikola Nikolai Nikolaus Nilgün Nils Nina Nkechi Noah Noel Noelle Noemi Noor Nora Norbert Noreen Norma Norman Nour Noura
Nuray Nurcan Nuria Nursel Obinna Odette Okan Oktay Olaf Ole Oleg Oleksandr Olena Olga Oliver Olivia Olivier Olumide Oluwaseun Omar Omid Onur Orhan Orlando
Oskar Osman Ottilie Oumar Owen Oya Pablo Pamela Paolo Parisa Parvin Pascal Patrice Patricia Patrick Patrik Patrizia Paul Paula Paulina Pauline Pavel Pawel
Paweł Pedro Peggy Penelope Petar Peter Petra Phil Philip Philipp Philippa Philippe Phillip Phoebe Phyllis Pia Pierre Pilar Piotr Polly Pooja Pradeep Prakash
Pranav Prasad Predrag Priya Priyanka Przemek Pınar Quentin Rachel Radek Radoslav Rafael Rafal Raffael Rahul Raimund Rainer Raj Rajan Rajesh Ralf Ralph Ramazan
Ramesh Ramon Ramona Rana Randall Randy Rania Raoul Raphael Rasa Rashid Raul Ravi Raymond Rebecca Rebekka Reema Regina Reiner Reinhard Reinhold Rekha Renata
Renate René Renée Resul Reto Reuben Reza Ricardo Richard Rick Ricky Rico Rita Ritu Robert Roberta Roberto Roderick Rodrigo Roger Rohan Rohit Roland Rolf
Romina Ronald Ronny Rory Rosalie Rosario Rosemarie Rosemary Roswitha Roxana Roya Rudi Rudolf Rukhsana Rupert Ruslan Russell Ruth Ryan Rüdiger Saad Sabina
Sabine Sabrina Saeed Safiya Sakura Salih Salim Sally Salma Salome Samantha Samir Samira Samuel Samuele Sana Sandeep Sandhya Sandra Sanja Sanjay Santiago Sara
Sarah Sascha Saskia Satoshi Saša Scott Sean Sebastian Seda Selim Selin Selina Selma Selçuk Semra Senta Serena Sergei Sergej Sergio Serhat Serhii Serkan Seth
Sevda Severin Sevgi Sevil Seyma Shabnam Shane Shanice Shankar Shannon Sharon Shaun Shawn Sheila Shelley Shirin Shirley Shreya Shu Sibel Sibylle Siddharth
Siegfried Sieglinde Sigrid Silke Silvana Silvia Silvio Simon Simona Simone Sina Sinan Sinead Siobhan Slavica Slawomir Slobodan Snezana Sofia Sofie Songül
Sonja Sonya Sophia Sophie Soraya Soumaya Srdjan Stacy Stanislaw Stefan Stefania Stefanie Steffen Steffi Stelian Stella Stephan Stephanie Stephen Steve Steven
Stjepan Stuart Sudhir Suleiman Sunil Sunita Suresh Susan Susann Susanna Susanne Suzanne Sven Svenja Svetlana Swantje Swati Sybille Sylvia Sylvie Szilvia Sören
Süleyman Tabea Takeshi Tamara Tamer Tamás Tanja Tanya Tara Tarik Tariq Tatjana Tatsuya Tayfun Ted Temel Tendai Terence Teresa Tereza Terry Tessa Thea Theo
Theodor Theodore Theresa Therese Thiago Thilo Thomas Thorben Thorsten Tiffany Tilman Tim Timo Timothy Tina Tobias Todd Tolga Tom Tomas Tomasz Tommy Tomoko
Toni Tony Torben Torsten Tracey Tracy Traudel Travis Trevor Tristan Troy Tuncay Turgut Tuğba Tyler Udo Ufuk Ulf Ulla Ulrich Ulrike Umut Uros Ursel Ursula
Usman Uta Ute Uwe Uzma Vadim Valentin Valentina Valeria Valerie Vanessa Vedat Veit Vera Verena Veronica Veronika Vesna Vicky Victor Vidya Vijay Vikram Viktor
Viktoria Vinay Vincent Vincenzo Vinzenz Viorel Vivek Vivian Viviane Vivien Vladan Vladimir Volkan Volker Volkmar Vuk Wafa Walter Waltraud Wanda Warren Wassim
Wayne Wei Wendy Werner Wesley Wiebke Wieland Wiktor Wilfried Wilhelm Wilhelmina Willi William Wilma Winfried Winston Wioletta Witold Wojciech Wojtek Wolfgang
Xaver Xavier Xiao Xin Yan Yannick Yannik Yara Yaren Yasar Yasemin Yash Yasin Yasmin Yasmine Yavuz Yelena Yi Yiannis Yildiz Ying Yoko Yolanda Yolande Yoshiko
Youssef Youssouf Yuki Yulia Yunus Yuri Yusuf Yuto Yves Yvette Yvonne Zachary Zafer Zahra Zaid Zainab Zakaria Zara Zdravko Zehra Zeki Zeynep Zlatan Zoe Zoey
Zofia Zoltan Zoran Zuleika Zuri Zuzanna Ömer Özge Özlem Ümit Željko`);

/** Given names that are other words, months or places, too: names only where something else says so. */
export const doubtfulNames: ReadonlySet<string> = setOf(`
Amber Angel April Art Ash August Austin Autumn Basil Bill Brook Carol Chance Charity Charlotte Chase Chelsea Christian Clay Cliff Clover Coral Dale Dallas Dan Daisy Dawn
Dean Destiny Drew Earl Ernst Eve Faith Felicity Fern Flora Florence Frank Gene Georgia Ginger Glen Grace Grant Guy Harmony Hazel Heath Heide Holly Hope Hunter Iris Ivy Jack Jade
Jay Jesus Jewel Jo Jordan Joy June Kai Ken Kent Kim Kit Lance Laurel Lee Lily Lincoln Linde Luna Mackenzie Madison Mark Marsh Mason Max May Mercedes Mercy Miles Olive
Otto Page Paige Paris Parker Pat Patience Pearl Penny Pierce Poppy Prince Ray Reed Rich River Rob Robin Rocky Roman Ron Rosa Rose Rowan Roy Ruby Rusty Sage Sam Sandy Savannah
Scarlet Serenity Sierra Sky Skip Sonny Star Stern Sue Summer Sunny Sydney Tiger Trinity Victoria Viola Violet Virginia Wade Will Willow Winter Wolf Woody Zion Can Per Said Till`);
