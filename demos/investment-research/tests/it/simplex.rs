//! A dense simplex after the textbook: it shares no line with the solver it is held against.

const TINY: f64 = 1e-9;

/// The most of `c·x` with `A x ≤ b` and `x ≥ 0`; `None` where no such point exists.
pub fn most(a: &[Vec<f64>], b: &[f64], c: &[f64]) -> Option<f64> {
    Tableau::new(a, b, c).solve()
}

struct Tableau {
    rows: usize,
    columns: usize,
    basic: Vec<i64>,
    free: Vec<i64>,
    cells: Vec<Vec<f64>>,
}

impl Tableau {
    fn new(a: &[Vec<f64>], b: &[f64], c: &[f64]) -> Self {
        let (rows, columns) = (b.len(), c.len());
        let mut cells: Vec<Vec<f64>> = a
            .iter()
            .zip(b)
            .map(|(row, right)| {
                let mut cells = row.clone();
                cells.extend([-1.0, *right]);
                cells
            })
            .collect();
        let mut cost: Vec<f64> = c.iter().map(|value| -value).collect();
        cost.extend([0.0, 0.0]);
        cells.push(cost);
        let mut first = vec![0.0; columns + 2];
        first[columns] = 1.0;
        cells.push(first);
        let names = columns as i64..(columns + rows) as i64;
        let mut free: Vec<i64> = (0..columns as i64).collect();
        free.push(-1);
        Self {
            rows,
            columns,
            basic: names.collect(),
            free,
            cells,
        }
    }

    fn pivot(&mut self, row: usize, column: usize) {
        let inverse = 1.0 / self.cells[row][column];
        let pivot = self.cells[row].clone();
        for (at, cells) in self.cells.iter_mut().enumerate() {
            if at != row && cells[column].abs() > TINY * 1e-3 {
                let factor = cells[column] * inverse;
                for (cell, other) in cells.iter_mut().zip(&pivot) {
                    *cell -= other * factor;
                }
                cells[column] = pivot[column] * factor;
            }
        }
        for (at, cell) in self.cells[row].iter_mut().enumerate() {
            if at != column {
                *cell *= inverse;
            }
        }
        for (at, cells) in self.cells.iter_mut().enumerate() {
            if at != row {
                cells[column] *= -inverse;
            }
        }
        self.cells[row][column] = inverse;
        std::mem::swap(&mut self.basic[row], &mut self.free[column]);
    }

    fn improve(&mut self, cost: usize, barred: i64) -> bool {
        loop {
            let column = (0..=self.columns)
                .filter(|&at| self.free[at] != barred)
                .min_by(|&a, &b| {
                    let key = |at: usize| (self.cells[cost][at], self.free[at]);
                    key(a).partial_cmp(&key(b)).unwrap()
                })
                .unwrap();
            if self.cells[cost][column] >= -TINY {
                return true;
            }
            let row = (0..self.rows)
                .filter(|&at| self.cells[at][column] > TINY)
                .min_by(|&a, &b| {
                    let key = |at: usize| {
                        let ratio = self.cells[at][self.columns + 1] / self.cells[at][column];
                        (ratio, self.basic[at])
                    };
                    key(a).partial_cmp(&key(b)).unwrap()
                });
            let Some(row) = row else { return false };
            self.pivot(row, column);
        }
    }

    fn solve(mut self) -> Option<f64> {
        let right = self.columns + 1;
        let lowest = (0..self.rows)
            .min_by(|&a, &b| self.cells[a][right].total_cmp(&self.cells[b][right]))
            .unwrap();
        if self.cells[lowest][right] < -TINY {
            self.pivot(lowest, self.columns);
            let feasible = self.improve(self.rows + 1, i64::MIN);
            if !feasible || self.cells[self.rows + 1][right] < -TINY {
                return None;
            }
            for row in 0..self.rows {
                if self.basic[row] == -1 {
                    let column = (0..=self.columns)
                        .max_by(|&a, &b| {
                            let size = |at: usize| self.cells[row][at].abs();
                            size(a).total_cmp(&size(b))
                        })
                        .unwrap();
                    self.pivot(row, column);
                }
            }
        }
        assert!(self.improve(self.rows, -1), "the weights are bounded");
        Some(self.cells[self.rows][right])
    }
}

#[test]
fn it_solves_a_known_program() {
    // max 3x + 5y with x ≤ 4, 2y ≤ 12, 3x + 2y ≤ 18 (Hillier and Lieberman): 36.
    let a = [vec![1.0, 0.0], vec![0.0, 2.0], vec![3.0, 2.0]];
    assert!((most(&a, &[4.0, 12.0, 18.0], &[3.0, 5.0]).unwrap() - 36.0).abs() < 1e-9);
    // x ≤ 1 and x ≥ 2 cannot both hold.
    assert_eq!(most(&[vec![1.0], vec![-1.0]], &[1.0, -2.0], &[1.0]), None);
}
